/** A message to one person, as plain text, which every mail program shows; `htmlOf` draws it for those that can. */
export interface Message {
  /** An e-mail address. */
  to: string;
  subject: string;
  text: string;
  /** When the link in it ends: it is not sent afterwards. */
  goodUntil?: Date;
}

/** Before the text of a QR code, in a paragraph of its own: the HTML shows the picture of the code. */
export const QR_LABEL = 'QR: ';

/** What a mail is known by. */
export interface Origin {
  id: string;
  /** The account that it is about. */
  accountId: string;
  createdAt: Date;
}

/** The sender's name and e-mail address. */
export interface Sender {
  name: string;
  address: string;
}
