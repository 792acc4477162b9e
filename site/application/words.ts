// The words of the membership application, by screen. questions.ts has those of the questions.
export const words = {
  form: {
    name: 'Membership application',
    parts: {
      you: 'Your details',
      license: 'Your license',
      listing: 'Your listing',
      last: 'Before you continue',
    },
    chooseOne: 'Select one',
    submit: 'Continue',
    privacy: (email: string) =>
      `Nothing is sent yet. Next, we’ll open an email to ${email} for you to send. Your answers stay in this tab until you close it.`,
  },
  errors: {
    heading: (count: number) => (count === 1 ? 'Fix 1 answer' : `Fix ${count} answers`),
  },
  check: {
    heading: 'Check your application',
    change: 'Change',
    send: 'Open the email',
    copy: 'Copy application',
    print: 'Print application',
    help: (email: string) =>
      `Your email app will open with the message ready. Select Send. If it doesn’t open, copy your application into an email to ${email}.`,
    copied: 'Application copied',
    notCopied: 'Your browser blocked copying. Select the text and copy it yourself.',
  },
  letter: {
    subject: (isRenewal: boolean, name: string) =>
      `Membership ${isRenewal ? 'renewal' : 'application'}: ${name}`,
    no: 'No',
    all: 'All',
    notGiven: 'Not given',
    paste: 'Please paste your application here. We copied it for you.',
  },
  paper: {
    sendTo: (email: string) => `Fill in this form, then email a photo or scan of it to ${email}.`,
  },
} as const;
