import type { StoredFile } from "#api/common.ts";
import type { Sex } from "#api/user.ts";

export interface IdentityValues {
  realName: string;
  sex: Sex | "";
  idNumber: string;
  /** "" until uploaded. */
  frontImage: StoredFile | "";
  backImage: StoredFile | "";
}

/** All five fields are required (rule G2). */
export function checkIdentity(values: IdentityValues): { [Name in keyof IdentityValues]?: "required" } {
  const { realName, sex, idNumber, frontImage, backImage } = values;
  return {
    ...(realName.trim() === "" && { realName: "required" }),
    ...(sex === "" && { sex: "required" }),
    ...(idNumber.trim() === "" && { idNumber: "required" }),
    ...(frontImage === "" && { frontImage: "required" }),
    ...(backImage === "" && { backImage: "required" }),
  };
}

/**
 * Masks an ID number except its last two characters, and a number of up to four characters completely. The result
 * always has eight characters.
 */
export const maskIdNumber = (idNumber: string): string =>
  idNumber.length > 4 ? `••••••${idNumber.slice(-2)}` : "••••••••";
