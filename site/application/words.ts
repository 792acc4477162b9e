// The words of the membership application, by screen. questions.ts has those of the questions.
export const words = {
  form: {
    name: 'Membership application',
    you: 'You',
    license: 'Your license',
    last: 'Before you go on',
    chooseOne: 'Choose one',
    submit: 'Continue',
    privacy: (email: string) =>
      `Your answers go to ${email} from your own mail program; this page sends nothing. They stay in this tab, in case you come back to it, and are gone when you close it.`,
  },
  errors: {
    heading: (count: number) =>
      count === 1 ? 'One answer has to be corrected' : `${count} answers have to be corrected`,
  },
  check: {
    heading: 'Check your application',
    change: 'Change',
    send: 'Send by e-mail',
    copy: 'Copy the text',
    print: 'Print',
    help: (email: string) =>
      `Your mail program opens with everything filled in; press Send there. If none opens, copy the text into a mail to ${email}.`,
    copied: 'Application copied',
    notCopied: 'This browser does not let us copy. Mark the answers on this page and copy them.',
  },
  letter: {
    subject: (isRenewal: boolean, name: string) =>
      `Membership ${isRenewal ? 'renewal' : 'application'}: ${name}`,
    no: 'No',
    notGiven: 'Not given',
  },
  paper: { sendTo: (email: string) => `Send it to ${email}.` },
} as const;
