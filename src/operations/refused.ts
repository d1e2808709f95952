/** Why a command does nothing: one sentence for the operator. */
export class Refused extends Error {}
