import { asEpochMs, type EpochMs } from "#domain/time.ts";
import { QaFault } from "./operation.ts";

/** The last millisecond whose year has four digits in Tokyo; what comes after has no text in the product. */
const LATEST = Date.UTC(9999, 11, 31, 14, 59, 59, 999);

export const isoTime = (at: number): string => new Date(at).toISOString();
export const isoTimeOrNull = (at: number | null): string | null => (at === null ? null : isoTime(at));

/** Reads an ISO time. 422 at `pointer`: bad-time. */
export const parseTime = (text: string, pointer: string): EpochMs => within(Date.parse(text), text, pointer);

/** 422 at `pointer`: bad-time, unless it is a time the product can show. */
export function within(at: number, said: string, pointer: string): EpochMs {
  if (Number.isNaN(at) || at < 0 || at > LATEST) {
    throw new QaFault(422, "bad-time", `${said} is no time between 1970 and 9999`, pointer);
  }
  return asEpochMs(at);
}
