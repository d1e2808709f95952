import { Counter, Histogram } from 'prom-client';

/** `docs/operations.md` says what each metric means to an operator (rule X12). */

export const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from a request to the end of its answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

export const ordersPlaced = new Counter({ name: 'shop_orders_placed_total', help: 'Orders placed' });

export const stockRefusals = new Counter({
  name: 'shop_stock_refusals_total',
  help: 'Attempts to place an order that were refused since a pair was gone',
});

/** `kind`: timeout, refused (key or limit), status, invalid (no query) or connection. */
export const modelFailures = new Counter({
  name: 'shop_chat_model_failures_total',
  help: 'Questions that the language model gave no query for, by why',
  labelNames: ['kind'],
});

/** `kind` is the intent of a chat's query. */
export const chatAnswers = new Counter({
  name: 'shop_chat_answers_total',
  help: 'Answers of the chat by what was asked',
  labelNames: ['kind'],
});
