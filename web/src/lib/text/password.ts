/** The rules of a new login password (rule K1), each with whether the password meets it. */
export function passwordRules(password: string) {
  return {
    length: password.length >= 8 && password.length <= 16,
    characters: /^[A-Za-z0-9]+$/.test(password),
    bothKinds: /[A-Za-z]/.test(password) && /[0-9]/.test(password),
  };
}

export const meetsPasswordRules = (password: string): boolean => Object.values(passwordRules(password)).every(Boolean);

export type PasswordStrength = "guessable" | "fair" | "strong";

/** Sequences that attackers guess first. A password that contains one is guessable, whatever its length. */
const GUESSED = /p[a4][s5][s5]w[o0]rd|qwert|asdf|zxcv|abcd|letmein|welcome|hashgrove|(.)\1{3}|1234|4321|0987/i;

/**
 * Estimates the strength of a password. Guessable: contains a common guess, or has few different characters. Strong: 12
 * characters or more, upper and lower case, and few repeats. Null unless the password meets all rules.
 */
export function passwordStrength(password: string): PasswordStrength | null {
  if (!meetsPasswordRules(password)) return null;
  const distinct = new Set(password.toLowerCase()).size;
  if (GUESSED.test(password) || distinct < 6) return "guessable";
  const mixed = /[a-z]/.test(password) && /[A-Z]/.test(password);
  return password.length >= 12 && mixed && distinct >= 8 ? "strong" : "fair";
}
