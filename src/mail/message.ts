/** A message to one person, in plain text: nothing in it can be hidden, and every mail program shows it. */
export interface Message {
  /** An e-mail address. */
  to: string;
  subject: string;
  text: string;
}

/** Whose message it is: it is forgotten with them, whatever address it went to. */
export interface Recipient {
  /** Their account's id. */
  id: string;
  /** Whether the account is still there. */
  isThere(): Promise<boolean>;
}

/** Who messages come from: a name and an e-mail address. */
export interface Sender {
  name: string;
  address: string;
}
