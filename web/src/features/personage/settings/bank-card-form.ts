export interface BankCardValues {
  cardNumber: string;
  bankName: string;
}

export function checkBankCard({ cardNumber, bankName }: BankCardValues): {
  [Name in keyof BankCardValues]?: "required";
} {
  return {
    ...(cardNumber.trim() === "" && { cardNumber: "required" }),
    ...(bankName.trim() === "" && { bankName: "required" }),
  };
}
