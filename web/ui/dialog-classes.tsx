const admin =
  "m-0 w-full max-w-none overflow-clip bg-paper text-ink open:flex open:flex-col backdrop:bg-[#071418a6] lg:m-auto lg:h-fit lg:max-h-[calc(100%-4rem)] lg:rounded-l lg:border lg:border-line [&_.image-frame]:mx-0 [&_.image-frame]:rounded-m";

/** Dialogs of the admin area. A file of its own, so that only the admin style sheet has these utilities. */
export const adminDialogClasses = {
  large: `${admin} h-full max-h-none lg:w-[min(60rem,calc(100vw-4rem))]`,
  search: `${admin} h-full max-h-none lg:mt-8 lg:w-[min(44rem,calc(100vw-4rem))]`,
  small: `${admin} mt-auto h-fit max-h-full rounded-t-l lg:w-[28rem]`,
} as const;
