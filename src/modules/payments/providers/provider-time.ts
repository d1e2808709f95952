/** Vietnam's time, which the providers use whatever the server's zone is. */
const ZONE = '+07:00';
const AHEAD_MS = 7 * 3_600_000;

/** `yyyyMMddHHmmss` in Vietnam. */
export function toProviderTime(time: Date): string {
  return new Date(time.getTime() + AHEAD_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** Reads `yyyyMMddHHmmss` in Vietnam; null for anything else. */
export function readProviderTime(text: string): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${ZONE}`);
  return Number.isNaN(time.getTime()) ? null : time;
}
