import { createContext } from "react";

/** The id of the page's heading, rendered by the frame. */
export const PageHeading = createContext<string | undefined>(undefined);
