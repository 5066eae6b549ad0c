/** The sections of the personal centre, with their ids in the URL parameter `personageHighlight` (rule B3). */
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

/** A location in the personal centre: a section, and what is open in it. */
export interface SectionPlace {
  readonly to: SectionName;
  readonly tab?: string | undefined;
  readonly dialog?: string | undefined;
  /** The id of the dialog's subject, such as a record. */
  readonly id?: string | undefined;
}

export const searchOf = ({ to, tab, dialog, id }: SectionPlace) => ({
  personageHighlight: SECTIONS[to],
  ...(tab && { tab }),
  ...(dialog && { dialog }),
  ...(id && { id }),
});
