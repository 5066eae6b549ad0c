import { compactText } from "#lib/text/normalize-text.ts";

export interface BankCardValues {
  cardNumber: string;
  bankName: string;
}

export function checkBankCard({ cardNumber, bankName }: BankCardValues): {
  [Name in keyof BankCardValues]?: "required";
} {
  return {
    ...(compactText(cardNumber) === "" && { cardNumber: "required" }),
    ...(bankName.trim() === "" && { bankName: "required" }),
  };
}
