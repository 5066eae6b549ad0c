import { createContext, useContext } from "react";
import type { Json } from "./json-edit.ts";

interface Editing {
  readonly root: Json;
  readonly change: (root: Json) => void;
}

export const EditingContext = createContext<Editing>({ root: null, change: () => undefined });

/** The document being edited, for the fields of its tree. */
export const useJsonEditing = (): Editing => useContext(EditingContext);
