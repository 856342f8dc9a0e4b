/** In milliseconds. The visit's own requests come first. */
const delay = 3000;

/** Loads the code of the later tasks some time later. Without a connection they are left out. */
export const runLaterTasks = (offerInstall: () => void) =>
  void setTimeout(
    () => import("./later-tasks.ts").then((module) => module.startLaterTasks(offerInstall), ignore),
    delay,
  );

const ignore = () => undefined;
