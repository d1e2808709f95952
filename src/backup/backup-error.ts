/** A reason why a backup cannot be made or restored, as a sentence for the operator. */
export class BackupError extends Error {}
