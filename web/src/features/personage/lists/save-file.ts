/** Hands a file to the browser to save. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // iOS asks first, and reads the file only after the answer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves a table that `csvOf` or `csvOfRecords` wrote. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
