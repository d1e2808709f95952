import type { RateLimitRule } from '../../common/rate-limit/rate-limiter';

/** How many failed logins there may be in a quarter of an hour (contract §4). */
export const LOGIN_BY_IDENTITY: RateLimitRule = { name: 'login-identity', limit: 8, windowSeconds: 900 };
export const LOGIN_BY_ADDRESS: RateLimitRule = { name: 'login-address', limit: 60, windowSeconds: 900 };

/** How many links to another password may be asked for in a quarter of an hour. */
export const LINK_BY_IDENTITY: RateLimitRule = { name: 'link-identity', limit: 3, windowSeconds: 900 };
export const LINK_BY_ADDRESS: RateLimitRule = { name: 'link-address', limit: 20, windowSeconds: 900 };

/** How many links that are not good may be tried in a quarter of an hour. */
export const RESET_BY_ADDRESS: RateLimitRule = { name: 'reset-address', limit: 20, windowSeconds: 900 };
