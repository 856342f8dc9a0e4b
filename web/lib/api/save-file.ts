/** Saves content as a file of the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser starts to read the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
