import { createContext } from "react";

/** The id of the page's heading, which the frame draws. */
export const PageHeading = createContext<string | undefined>(undefined);
