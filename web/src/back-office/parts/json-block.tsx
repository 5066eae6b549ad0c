import { chakra } from "@chakra-ui/react";

/** A value as JSON in a scrolling box: `<JsonBlock label={t`Values`} value={form.getFormData()} />`. */
export function JsonBlock({ label, value }: { readonly label: string; readonly value: unknown }) {
  return (
    <chakra.pre
      tabIndex={0}
      role="group"
      aria-label={label}
      maxHeight="22rem"
      overflow="auto"
      padding="3"
      bg="bg.sunken"
      borderRadius="sm"
      fontSize="sm"
      lineHeight="snug"
    >
      {JSON.stringify(value, null, 2)}
    </chakra.pre>
  );
}
