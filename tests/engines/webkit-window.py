# A window of WebKitGTK for its WebDriver, which has no command to print. The window prints when a script posts to
# its handler "print", and replies with the PDF in Base64.
import base64
import tempfile

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402


def print_page(view, value, reply):
    file = tempfile.NamedTemporaryFile()
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, "file://" + file.name)
    view.operation = WebKit2.PrintOperation.new(view)
    view.operation.set_print_settings(settings)

    def answer(_):
        pdf = base64.b64encode(open(file.name, "rb").read()).decode()
        reply.return_value(value.new_string(value.get_context(), pdf))

    view.operation.connect("finished", answer)
    view.operation.print_()
    return True


def open_window(_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    content = view.get_user_content_manager()
    content.register_script_message_handler_with_reply("print", None)
    posted = "script-message-with-reply-received::print"
    content.connect(posted, lambda _, *message: print_page(view, *message))
    Gtk.Window(child=view).show_all()
    return view


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", lambda _, it: it.connect("create-web-view", open_window))
Gtk.main()
