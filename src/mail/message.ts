/** A message to one person, as plain text, which hides nothing and which every mail program shows. */
export interface Message {
  /** An e-mail address. */
  to: string;
  subject: string;
  text: string;
}

/** The account that a message concerns. Erasing the account removes the message, whatever its address. */
export interface Recipient {
  /** The account's id. */
  id: string;
  /** Whether the account still exists. */
  isThere(): Promise<boolean>;
}

/** The sender's name and e-mail address. */
export interface Sender {
  name: string;
  address: string;
}
