/** What the service worker sends to an open admin screen after a tap on an alert. The screen answers on the port. */
export interface OpenAlert {
  type: "open alert";
  title: string;
  path: string;
}

export const isOpenAlert = (data: unknown): data is OpenAlert =>
  typeof data === "object" && data !== null && "type" in data && data.type === "open alert";
