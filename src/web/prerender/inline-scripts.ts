/** The page's only inline scripts. The content security policy admits each by its hash, so they are the same on every page. */

/** Sets a chosen theme before the first paint. */
export const themeScript =
  'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';

/**
 * Starts the app once the prerendered words are painted, so that scripts never compete with them. A tab opened in the
 * background paints nothing, and starts at once.
 */
export const startScript = [
  "(function(){function go(){",
  'var files=JSON.parse(document.getElementById("start").textContent);',
  "document.head.append.apply(document.head,files.map(function(f){",
  'var l=document.createElement("link");l.rel="modulepreload";l.href=f;return l}));',
  'var s=document.createElement("script");s.type="module";s.src=files[0];document.head.append(s)}',
  "if(document.hidden)go();else requestAnimationFrame(function(){setTimeout(go)})})()",
].join("");
