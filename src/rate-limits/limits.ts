/** At most `limit` calls within `seconds` of the first, for each key. */
export interface Limit {
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
  /** Counts known devices separately, so that strangers behind the same address do them no harm. */
  readonly isByDevice?: boolean;
}

/**
 * The limit of all known devices behind one address, in limits of one: each new account can create a device.
 */
const DEVICES_SHARE = 5;

/** The limit on an address whose known devices each have their own limit. */
export function ofAllDevices({ name, limit, seconds }: Limit): Limit {
  return { name: `${name}-of-devices`, limit: DEVICES_SHARE * limit, seconds };
}

/**
 * Guesses at a secret: `free` wrong ones within `seconds`, then each costs a wait that starts at a second and
 * doubles.
 */
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
 * Every limit of the shop. An address may be a household or an office, so address limits are generous;
 * `@Limited` applies them before validation.
 */
export const LIMITS = {
  /** Calls by address, whether successful or not. */
  login: { name: 'login', limit: 600, seconds: 5 * MINUTE, isByDevice: true },
  refreshToken: { name: 'refresh-token', limit: 600, seconds: 5 * MINUTE, isByDevice: true },
  signUp: { name: 'sign-up', limit: 5, seconds: MINUTE },
  forgotPassword: { name: 'forgot-password', limit: 20, seconds: 15 * MINUTE, isByDevice: true },
  chat: { name: 'chat', limit: 600, seconds: 5 * MINUTE },

  /** Wrong passwords: by account and address (or device, or sign-in), and by address across all accounts. */
  passwords: guesses('passwords'),
  /** By account and IPv6 network (/48), which may belong to one attacker; as generous as four households. */
  passwordsOfNetwork: { ...guesses('passwords-of-network'), free: 20 },
  wrongPasswords: { name: 'wrong-passwords', limit: 60, seconds: 15 * MINUTE },
  /**
   * Wrong passwords for one account from all addresses. Beyond the limit the shop logs a warning; it never
   * rejects a sign-in.
   */
  attackedAccount: { name: 'attacked-account', limit: 100, seconds: HOUR },
  attackTold: { name: 'attack-told', limit: 1, seconds: HOUR },
  /** Addresses from which an account signed in: a record, not a limit. */
  knownAddress: { name: 'known-address', limit: 1, seconds: 30 * DAY },
  /**
   * Password confirmations by signed-in people, right or wrong, by account; the actions they confirm send a
   * mail.
   */
  reauthentications: { name: 'reauthentications', limit: 30, seconds: HOUR },
  /**
   * Second-factor codes: by known device, by sign-in, and otherwise by account regardless of address, since
   * the caller already has the password.
   */
  secondFactor: guesses('second-factor'),
  /** Password resets that clear the count of wrong codes. The limit stops an attacker who controls only the mailbox. */
  forgivenCodes: { name: 'forgiven-codes', limit: 3, seconds: DAY },

  /** Requests for a link, by e-mail address and network address. */
  links: { name: 'links', limit: 3, seconds: 15 * MINUTE },
  /** Invalid links, by address; valid ones are always accepted. */
  badLinks: { name: 'bad-links', limit: 20, seconds: 15 * MINUTE },
  badEmailLinks: { name: 'bad-email-links', limit: 20, seconds: 15 * MINUTE },
  /** Changes of an account's e-mail address or phone number, since each reveals whether one is taken. */
  contacts: { name: 'contacts', limit: 5, seconds: HOUR },
  /** Mails with links to one mailbox, of every kind and from all callers: `RateLimits.linkMail`. */
  linkMails: { name: 'link-mails', limit: 5, seconds: HOUR },

  /** Invitations to the staff, by manager; invalid links of them, by address. */
  invitations: { name: 'invitations', limit: 30, seconds: HOUR },
  badInvitations: { name: 'bad-invitations', limit: 20, seconds: 15 * MINUTE },

  /** Mails about new devices, by mailbox, and sign-in events in the audit trail, by account. */
  signInMails: { name: 'sign-in-mails', limit: 5, seconds: HOUR },
  signInEvents: { name: 'sign-in-events', limit: 60, seconds: HOUR },

  /** Placing and canceling orders, by customer. */
  placing: { name: 'placing', limit: 30, seconds: HOUR },
  /** Mails about customers' actions on orders, by e-mail address, which may be unconfirmed. */
  orderMails: { name: 'order-mails', limit: 10, seconds: HOUR },
  /** Back-in-stock requests, by customer or by a visitor's address. */
  sizeWaits: { name: 'size-waits', limit: 30, seconds: HOUR },
  /** What visitors do at the demo's pretend bank and gateways, by address. */
  demoPayments: { name: 'demo-payments', limit: 120, seconds: 5 * MINUTE },
  badWaitLinks: { name: 'bad-wait-links', limit: 20, seconds: 15 * MINUTE },
  /** By manager: entering a shoe takes some five calls. */
  uploads: { name: 'uploads', limit: 120, seconds: 10 * MINUTE },
  /** Questions of one conversation; people do not type faster for long. */
  conversation: { name: 'conversation', limit: 60, seconds: 5 * MINUTE },
  /** Questions from one address that use the language model; beyond the limit the parser answers them. */
  model: { name: 'model', limit: 120, seconds: 5 * MINUTE },
} as const satisfies Record<string, Limit | GuessLimit>;
