/** The rules of a new login password (rule K1), each with whether it is met. */
export function passwordRules(password: string) {
  return {
    length: password.length >= 8 && password.length <= 16,
    characters: /^[A-Za-z0-9]+$/.test(password),
    bothKinds: /[A-Za-z]/.test(password) && /[0-9]/.test(password),
  };
}

/** Whether a new login password meets every rule. */
export const meetsPasswordRules = (password: string): boolean => Object.values(passwordRules(password)).every(Boolean);

export type PasswordStrength = "guessable" | "fair" | "strong";

/** What guessers try first; one of them inside makes a password guessable however long it is. */
const GUESSED = /p[a4][s5][s5]w[o0]rd|qwert|asdf|zxcv|abcd|letmein|welcome|hashgrove|(.)\1{3}|1234|4321|0987/i;

/**
 * Roughly how long a password would withstand guessing: guessable when it holds what is tried first, strong with 12
 * characters or more of all three kinds and few repeats. Null while a rule is not met, which the rules show.
 */
export function passwordStrength(password: string): PasswordStrength | null {
  if (!meetsPasswordRules(password)) return null;
  const distinct = new Set(password.toLowerCase()).size;
  if (GUESSED.test(password) || distinct < 6) return "guessable";
  const mixed = /[a-z]/.test(password) && /[A-Z]/.test(password);
  return password.length >= 12 && mixed && distinct >= 8 ? "strong" : "fair";
}
