/** Matches a path whose first segment is one of the back office's: `/level/menu1`, but not `/levels`. */
const BACK_OFFICE =
  /^\/(authorization|components|dashboard|error|example|external-link|function|guide|hooks|level|personal|redirect)(?![^/?#])/;

/** Whether an in-app path, such as "/dashboard/analysis?id=1", is in the back office. */
export const isBackOfficePath = (path: string): boolean => BACK_OFFICE.test(path);
