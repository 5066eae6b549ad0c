/** The back office's name, in every language. */
export const APP_TITLE = "Hashgrove Admin";
