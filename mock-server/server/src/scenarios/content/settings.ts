// Rates, limits and receiving accounts of the demo. Nobody owns the accounts: the bank is a test bank, and no key is
// known for the two addresses, which encode "HASHGROVE DEMO ONLY!" with a valid checksum (EIP-55, base58check).
import { asRate, usdtFromText } from "#domain/amounts/usdt.ts";
import { asYen } from "#domain/amounts/yen.ts";
import type { Settings } from "#domain/content.ts";

/** The settings, with free withdrawals. Rates in yen per USDT, coin fees in micro-USDT, bank fee and rewards in yen. */
export const SETTINGS: Settings = {
  platformRate: asRate("157.05"),
  chains: {
    TRC20: {
      depositAddress: "TGZFukfjGkBVFtR7hARTfC4qQdFrxtL1Gw",
      rate: asRate("156.80"),
      withdrawalFee: usdtFromText("0"),
    },
    ERC20: {
      depositAddress: "0x4841534847524f56452044454d4F204F4E4c5921",
      rate: asRate("156.20"),
      withdrawalFee: usdtFromText("0"),
    },
  },
  minimumCoinTopUp: usdtFromText("50"),
  bankWithdrawalFee: asYen(0),
  receivingBank: {
    bankName: "テスト銀行",
    branchName: "デモ支店",
    branchCode: "000",
    number: "0000001",
    holder: "テスト ハツシユグローブ（デモ）",
    accountType: "普通",
  },
  inviteTiers: [
    { people: 3, reward: asYen(500) },
    { people: 10, reward: asYen(2_000) },
    { people: 30, reward: asYen(8_000) },
    { people: 100, reward: asYen(30_000) },
  ],
};

const { TRC20, ERC20 } = SETTINGS.chains;

export const SETTINGS_WITH_FEES: Settings = {
  ...SETTINGS,
  chains: {
    TRC20: { ...TRC20, withdrawalFee: usdtFromText("1") },
    ERC20: { ...ERC20, withdrawalFee: usdtFromText("5") },
  },
  bankWithdrawalFee: asYen(330),
};
