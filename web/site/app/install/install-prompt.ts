/** Chrome's offer to install the site; TypeScript has no type for it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}
