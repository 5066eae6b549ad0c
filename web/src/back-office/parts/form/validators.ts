import { useLingui } from "@lingui/react/macro";

/** A form's values by field name; a name with dots addresses nested objects. */
export type FormValues = Record<string, unknown>;
/** Returns the error of a value, if any. */
export type Rule = (value: unknown, values: FormValues) => string | undefined | Promise<string | undefined>;

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Whether a value is missing, blank text, an empty list, or markup without words or images. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "string" && value.trim() === "") ||
  (typeof value === "string" && /^(?:<[^>]*>|\s|&nbsp;)+$/.test(value) && !value.includes("<img"));

/** Whether a text is a Chinese mobile number: eleven digits that begin with 13 to 19. */
export const isPhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);
/** Whether a text has anything but digits and letters of any script. */
export const hasSpecialCharacters = (text: string): boolean => /[^\p{L}\p{M}\p{N}]/u.test(text);

/**
 * Validation rules with translated messages. All except `required` and `check` accept an empty field.
 * @example const { required, lengthRange } = useValidators(); rules: [required(), lengthRange(2, 5)]
 */
export function useValidators() {
  const { t } = useLingui();
  const filled =
    (wrong: (text: string) => boolean, message: string): Rule =>
    (value) =>
      textOf(value) !== "" && wrong(textOf(value)) ? message : undefined;
  return {
    required:
      (message = t`This field is required.`): Rule =>
      (value) =>
        isEmpty(value) ? message : undefined,
    lengthRange: (min: number, max: number, message = t`Enter ${min} to ${max} characters.`): Rule =>
      filled((text) => [...text].length < min || [...text].length > max, message),
    maxlength: (max: number, message = t`Enter at most ${max} characters.`): Rule =>
      filled((text) => [...text].length > max, message),
    notSpace: (message = t`Do not use spaces.`): Rule => filled((text) => /\s/.test(text), message),
    notSpecialCharacters: (message = t`Use letters and digits only.`): Rule => filled(hasSpecialCharacters, message),
    phone: (message = t`Enter a mobile number of 11 digits.`): Rule => filled((text) => !isPhone(text), message),
    email: (message = t`Enter an email address such as name@example.com.`): Rule =>
      filled((text) => !isEmail(text), message),
    /** Requires that the checkbox is ticked. */
    check:
      (message = t`Please accept the terms to continue.`): Rule =>
      (value) =>
        value === true ? undefined : message,
  };
}
