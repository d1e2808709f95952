/** Limits of one request; a request beyond them is rejected before it is processed. */
export const REQUEST_LIMITS = {
  /** Bytes of a body. */
  body: 64 * 1024,
  /** Bytes of a body on a {@link LargeBody} route. */
  largeBody: 256 * 1024,
  /** Maximum nesting of lists and objects in a body. */
  depth: 20,
  /** Values in a body, in all lists and objects together; the largest product has some 3,500. */
  values: 4000,
  /** Entries of one list. */
  entries: 200,
  /** Fields of one object; class-transformer takes quadratic time. */
  fields: 50,
  /** Characters of a field's name. */
  fieldName: 100,
  /** Characters of a path with its query. */
  url: 8192,
  /** Parameters of a query. */
  parameters: 100,
  /** Characters of an `Authorization` header; the shop's tokens have some 250. */
  authorization: 2048,
  /** Unanswered requests of one connection; browsers and proxies do not pipeline. */
  pipelined: 10,
} as const;

/** Timeouts of a connection, in milliseconds. */
export const TIMEOUTS = {
  /** For a request's headers, from its first byte or the opening of the connection. */
  headers: 10_000,
  /** For a whole request. */
  request: 30_000,
  /** For a whole request with files: six of 8 MB at 1.3 Mbit/s. */
  upload: 300_000,
  /** Without a byte in either direction, such as a client that does not read the response. */
  socketIdle: 120_000,
  /** The interval at which Node checks for late requests. */
  check: 5000,
} as const;

/** Open connections of one process; each may hold a body of the maximum size. */
export const MAX_CONNECTIONS = 3000;
