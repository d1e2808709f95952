/** A message to one person, in plain text: nothing in it can be hidden, and every mail program shows it. */
export interface Message {
  /** An e-mail address. */
  to: string;
  subject: string;
  text: string;
}

/** Who messages come from: a name and an e-mail address. */
export interface Sender {
  name: string;
  address: string;
}
