/** The configuration is wrong: one sentence for each variable, naming it and what it should be. */
export class ConfigError extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
  }
}
