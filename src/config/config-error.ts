/** A wrong configuration: one sentence for each wrong variable, with what it should be (rule X4). */
export class ConfigError extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
  }
}
