/** What the back office is called, in every language. */
export const APP_TITLE = "Hashgrove Admin";
