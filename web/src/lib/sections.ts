/** The sections of the personal centre: the ids that `personageHighlight` carries (rule B3). */
export const SECTIONS = {
  assets: "0",
  products: "1",
  holdings: "2",
  identity: "3",
  "funds-flow": "4",
  invite: "5",
  "top-up": "6",
  withdrawal: "7",
  records: "8",
  settings: "20",
} as const;

export type SectionName = keyof typeof SECTIONS;

/** Where in the personal centre. */
export interface SectionPlace {
  readonly to: SectionName;
  readonly tab?: string | undefined;
  readonly dialog?: string | undefined;
  /** What the dialog is about. */
  readonly id?: string | undefined;
}

/** What the address of the personal centre says of a place in it. */
export const searchOf = ({ to, tab, dialog, id }: SectionPlace) => ({
  personageHighlight: SECTIONS[to],
  ...(tab && { tab }),
  ...(dialog && { dialog }),
  ...(id && { id }),
});
