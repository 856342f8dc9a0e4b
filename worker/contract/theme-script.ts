/**
 * Runs in the head before anything is drawn: says that there is a script, puts the stored choice of theme on the page so
 * that it never flashes in the other one, and until the page's own script listens remembers the button pressed last
 * (web/lib/page/replay-early-tap.ts) and keeps what is typed into a form with a draft's name (web/lib/forms/drafts.ts; seen on
 * its way down, since React holds back what happens in parts whose code has not come). Its hash stands in the Content-Security-Policy; a test compares both.
 */
export const themeScript =
  '((d,w)=>{d.dataset.js="";try{const t=localStorage.getItem("theme");if(t==="dark"||t==="light")d.dataset.theme=t}catch{}w.addEventListener("click",w.keepTap=(e)=>{w.earlyTap=e.target.closest("button[type=button]")});w.addEventListener("input",w.keepTyped=({target:t})=>{try{const n=t.form.dataset.draft,s=localStorage,k="draft_"+n,d=JSON.parse(s.getItem(k))||{values:{},since:Date.now()};d.values[t.name]=t.value;n&&s.setItem(k,JSON.stringify(d))}catch{}},!0)})(document.documentElement,window)';

/** SHA-256 of `themeScript`, base64, as it stands in the policy between quotes. */
export const themeScriptHash = "sha256-SXnjHVCU2URlYCWOFh3PKG7q6TrNyzgKUGDiwD9A+5U=";
