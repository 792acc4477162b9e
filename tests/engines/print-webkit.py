# Prints one page with WebKitGTK on US Letter: print-webkit.py ADDRESS FILE WIDTH HEIGHT READY.
# READY is a script that returns true once the page is complete. `--version` prints WebKit's version.
# Needs a display and the system's Python. It reaches this machine only.
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

if sys.argv[1:] == ["--version"]:
    major, minor = WebKit2.get_major_version(), WebKit2.get_minor_version()
    sys.exit(print("WebKitGTK %d.%d.%d" % (major, minor, WebKit2.get_micro_version())))

address, file, width, height, ready = sys.argv[1:]


def fail(*reason):
    sys.exit("WebKit could not print %s: %s" % (address, reason))


context = WebKit2.WebContext.new_ephemeral()
context.get_website_data_manager().set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM,
    WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["localhost"]),
)
view = WebKit2.WebView.new_with_context(context)
window = Gtk.Window()
window.set_default_size(int(width), int(height))
window.add(view)
window.show_all()


def print_page():
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, "file://" + file)
    setup = Gtk.PageSetup()
    setup.set_paper_size_and_default_margins(Gtk.PaperSize.new("na_letter"))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(setup)
    operation.connect("finished", lambda *_: Gtk.main_quit())
    operation.connect("failed", fail)
    operation.print_()


def check_ready():
    view.evaluate_javascript(ready, -1, None, None, None, on_result)
    return False


def on_result(_, result):
    try:
        if view.evaluate_javascript_finish(result).to_boolean():
            print_page()
            return
    except GLib.Error:
        pass  # The page has not loaded yet.
    GLib.timeout_add(100, check_ready)


def on_load(_, event):
    if event == WebKit2.LoadEvent.FINISHED:
        check_ready()


view.connect("load-changed", on_load)
view.connect("load-failed", fail)
view.load_uri(address)
Gtk.main()
