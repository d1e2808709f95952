/** At most `limit` calls within `seconds`, counted from the first, for each key. */
export interface Limit {
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
  /** Counted by the caller's device where it is known, so that strangers behind one address do no harm. */
  readonly isByDevice?: boolean;
}

/** The limit of all known devices behind one address, in limits of one: each new account can bring a new device. */
const DEVICES_SHARE = 5;

/** The limit on an address where each of its known devices has the limit for itself. */
export function ofAllDevices({ name, limit, seconds }: Limit): Limit {
  return { name: `${name}-of-devices`, limit: DEVICES_SHARE * limit, seconds };
}

/** Guesses at a secret: `free` wrong ones within `seconds`, then each costs a wait that doubles from a second on. */
export interface GuessLimit {
  readonly name: string;
  readonly free: number;
  readonly longestWaitSeconds: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const guesses = (name: string): GuessLimit => ({
  name,
  free: 5,
  longestWaitSeconds: 15 * MINUTE,
  seconds: DAY,
});

/**
 * Every limit of the shop. An address may be a household or an office, so the figures for addresses are wide;
 * `@Limited` counts those before a request is validated.
 */
export const LIMITS = {
  /** Calls by address, right or wrong. */
  login: { name: 'login', limit: 600, seconds: 5 * MINUTE, isByDevice: true },
  refreshToken: { name: 'refresh-token', limit: 600, seconds: 5 * MINUTE, isByDevice: true },
  signUp: { name: 'sign-up', limit: 5, seconds: MINUTE },
  forgotPassword: { name: 'forgot-password', limit: 20, seconds: 15 * MINUTE, isByDevice: true },
  chat: { name: 'chat', limit: 600, seconds: 5 * MINUTE },

  /** Wrong passwords: by account and address (or device, or sign-in), and by address over all accounts. */
  passwords: guesses('passwords'),
  /** By account and IPv6 network (/48), which may be one attacker's: as wide as four households. */
  passwordsOfNetwork: { ...guesses('passwords-of-network'), free: 20 },
  wrongPasswords: { name: 'wrong-passwords', limit: 60, seconds: 15 * MINUTE },
  /** Wrong passwords for one account from everywhere: beyond these the log says so, and no sign-in is refused. */
  attackedAccount: { name: 'attacked-account', limit: 100, seconds: HOUR },
  attackTold: { name: 'attack-told', limit: 1, seconds: HOUR },
  /** From where an account has signed in: a note, not a limit. */
  knownAddress: { name: 'known-address', limit: 1, seconds: 30 * DAY },
  /** Passwords that signed-in people enter once more, right or wrong, by account: what follows is told by a mail. */
  reauthentications: { name: 'reauthentications', limit: 30, seconds: HOUR },
  /**
   * Codes of a second factor: by known device, by sign-in, and of all else by account from wherever they come, since
   * the caller has the password already.
   */
  secondFactor: guesses('second-factor'),
  /** Password resets that clear the count of wrong codes. The limit stops an attacker who controls only the mailbox. */
  forgivenCodes: { name: 'forgiven-codes', limit: 3, seconds: DAY },

  /** Requests for a link, by e-mail address and the address they come from. */
  links: { name: 'links', limit: 3, seconds: 15 * MINUTE },
  /** Links that are not good, by address; a good one is always taken. */
  badLinks: { name: 'bad-links', limit: 20, seconds: 15 * MINUTE },
  badEmailLinks: { name: 'bad-email-links', limit: 20, seconds: 15 * MINUTE },
  /** Changes of an account's e-mail address or phone number: each tells whether one is taken. */
  contacts: { name: 'contacts', limit: 5, seconds: HOUR },
  /** Mails with a link to one mailbox, of every kind and from all askers together: `RateLimits.linkMail`. */
  linkMails: { name: 'link-mails', limit: 5, seconds: HOUR },

  /** Mails about sign-ins on new devices, by mailbox, and events of sign-ins in the audit trail, by account. */
  signInMails: { name: 'sign-in-mails', limit: 5, seconds: HOUR },
  signInEvents: { name: 'sign-in-events', limit: 60, seconds: HOUR },

  /** Placing and canceling, by customer. */
  placing: { name: 'placing', limit: 30, seconds: HOUR },
  /** Mails about what customers do with their orders, by e-mail address: nobody may have confirmed that it is theirs. */
  orderMails: { name: 'order-mails', limit: 10, seconds: HOUR },
  /** Requests to be told of a size, by customer or by a visitor's address. */
  sizeWaits: { name: 'size-waits', limit: 30, seconds: HOUR },
  badWaitLinks: { name: 'bad-wait-links', limit: 20, seconds: 15 * MINUTE },
  /** By manager: one who fills the catalogue makes some five calls a shoe. */
  uploads: { name: 'uploads', limit: 120, seconds: 10 * MINUTE },
  /** Questions of one conversation: faster than a person types for long. */
  conversation: { name: 'conversation', limit: 60, seconds: 5 * MINUTE },
  /** Questions from one address that a language model is asked; beyond them the shop answers by itself. */
  model: { name: 'model', limit: 120, seconds: 5 * MINUTE },
} as const satisfies Record<string, Limit | GuessLimit>;
