import type { Localised } from "#domain/state.ts";

/**
 * How long a request usually takes at most, from the request until the money arrives. All demo content takes the times
 * from here; `scripts/checks/catalogues/usual-times.test.ts` checks that the web states the same.
 */
export const USUAL_TIMES = {
  "bank-top-up": { ja: "1営業日", en: "1 business day", "zh-CN": "1个工作日" },
  "coin-top-up": { ja: "1時間", en: "1 hour", "zh-CN": "1小时" },
  "bank-withdrawal": { ja: "2営業日", en: "2 business days", "zh-CN": "2个工作日" },
  "coin-withdrawal": { ja: "24時間", en: "24 hours", "zh-CN": "24小时" },
} as const satisfies Record<string, Localised>;
