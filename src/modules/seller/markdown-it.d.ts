/** What the shop uses of it; it comes without types. */
declare module 'markdown-it' {
  interface Token {
    attrGet(name: string): string | null;
    attrSet(name: string, value: string): void;
  }
  type Rule = (tokens: Token[], at: number, options: object, env: unknown, self: Renderer) => string;
  interface Renderer {
    rules: Record<string, Rule | undefined>;
    renderToken(tokens: Token[], at: number, options: object): string;
  }
  export default class MarkdownIt {
    constructor(options?: { html?: boolean; linkify?: boolean; typographer?: boolean });
    readonly renderer: Renderer;
    disable(rules: string | string[]): this;
    render(text: string): string;
  }
}
