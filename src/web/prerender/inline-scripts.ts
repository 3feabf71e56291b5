/** The page's only inline scripts. The content security policy admits each by its hash, so they are the same on every page. */

/** Sets a chosen theme before the first paint. */
export const themeScript =
  'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';

/**
 * Starts the app. A prerendered page is painted first, so that scripts never compete with its words; a tab opened in the
 * background paints nothing and starts at once. If even the first script can't be had, the placeholder says so.
 */
export const startScript = [
  '(function(){var root=document.getElementById("root");function failed(){var p=root.querySelector(".loading");',
  'if(p){p.textContent="Loading failed. ";var a=document.createElement("a");a.href="";a.textContent="Try again";p.append(a)}}',
  'function go(){var files=JSON.parse(document.getElementById("start").textContent);',
  "document.head.append.apply(document.head,files.map(function(f){",
  'var l=document.createElement("link");l.rel="modulepreload";l.href=f;return l}));',
  'var s=document.createElement("script");s.type="module";s.src=files[0];s.onerror=failed;document.head.append(s)}',
  "if(!root.dataset.path||document.hidden)go();else requestAnimationFrame(function(){setTimeout(go)})})()",
].join("");
