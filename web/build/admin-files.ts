/** Whether only the admin area uses a file of the web app. The path may be relative to `web`. */
export const isAdminFile = (path: string): boolean => /(^|\/)admin\//.test(path);
