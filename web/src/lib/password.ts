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

export type PasswordStrength = "weak" | "fair" | "strong";

/** What guessers try first; one of them inside makes a password weak however long it is. */
const GUESSED = /p[a4][s5][s5]w[o0]rd|qwert|asdf|zxcv|abcd|letmein|welcome|hashgrove|(.)\1{3}|1234|4321|0987/i;

/**
 * How long a password that meets the rules would withstand guessing, roughly: weak when it breaks a rule or holds
 * what is tried first, strong with 12 characters or more of all three kinds and few repeats.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (!meetsPasswordRules(password) || GUESSED.test(password)) return "weak";
  const distinct = new Set(password.toLowerCase()).size;
  if (distinct < 6) return "weak";
  const mixed = /[a-z]/.test(password) && /[A-Z]/.test(password);
  return password.length >= 12 && mixed && distinct >= 8 ? "strong" : "fair";
}
