import { halfWidthDigits } from "#lib/text/half-width.ts";

export interface TradingPasswordValues {
  payPassword: string;
  payPasswordAgain: string;
}

export type TradingPasswordFault = "required" | "six-digits" | "differs";

/** Exactly six digits, typed twice (rule K3). Full-width digits are accepted, and leading zeros are kept. */
export function checkTradingPassword({ payPassword, payPasswordAgain }: TradingPasswordValues): {
  [Name in keyof TradingPasswordValues]?: TradingPasswordFault;
} {
  const chosen = halfWidthDigits(payPassword);
  const again = halfWidthDigits(payPasswordAgain);
  return {
    ...(chosen === "" ? { payPassword: "required" } : !/^[0-9]{6}$/.test(chosen) && { payPassword: "six-digits" }),
    ...(again === "" ? { payPasswordAgain: "required" } : again !== chosen && { payPasswordAgain: "differs" }),
  };
}
