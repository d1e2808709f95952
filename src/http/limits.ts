/** What one request may cost: past any of these it is refused before anything reads it. */
export const REQUEST_LIMITS = {
  /** Bytes of a body. */
  body: 64 * 1024,
  /** Bytes of a body that {@link LargeBody} lets in. */
  largeBody: 256 * 1024,
  /** How many lists and objects of a body may lie in one another. */
  depth: 20,
  /** Values in a body, those of all lists and objects together: the largest product has some 3,500. */
  values: 4000,
  /** Entries of one list. */
  entries: 200,
  /** Fields of one object. class-transformer's work grows with the square of them. */
  fields: 50,
  /** Characters of a field's name. */
  fieldName: 100,
  /** Characters of a path with its query. */
  url: 8192,
  /** Parameters of a query. */
  parameters: 100,
  /** Characters of an `Authorization` header: a token of the shop has some 250. */
  authorization: 2048,
  /** Requests of one connection that wait for their answers. Browsers and proxies send one after another. */
  pipelined: 10,
} as const;

/** How long a connection may take, in milliseconds. */
export const TIMEOUTS = {
  /** For the headers of a request, from the first byte on, or from the opening of the connection. */
  headers: 10_000,
  /** For a whole request. */
  request: 30_000,
  /** For a whole request with files: six of 8 MB at 1.3 Mbit a second. */
  upload: 300_000,
  /** Without a byte in either direction, such as a caller who does not read the answer. */
  socketIdle: 120_000,
  /** How often Node looks for requests that are late. */
  check: 5000,
} as const;

/** Open connections of one process; each may hold a body of {@link REQUEST_LIMITS}. */
export const MAX_CONNECTIONS = 3000;
