/** The page's only inline scripts. The content security policy admits each by its hash, so they are the same on every page. */

/** Sets a chosen theme before the first paint. */
export const themeScript =
  'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';

/**
 * Starts the app. A prerendered page is painted first, so that scripts never compete with its words; a tab opened in the
 * background paints nothing and starts at once. If even the first script can't be had, the placeholder says so, or on a
 * prerendered page a bar at its end. Why is asked of the server, since a script's error event does not tell.
 */
export const startScript = [
  '(function(){var d=document,root=d.getElementById("root"),bar,timer,over;',
  "function read(id){return JSON.parse(d.getElementById(id).textContent)}",
  "function failed(type,file){if(over)return;over=1;clearTimeout(timer);",
  'console.error("ChunkLoadError: Loading chunk app failed. ("+type+": "+file+")");',
  'var p=root.querySelector(".loading"),a=d.createElement("a");if(p)p.textContent="Loading failed. ";',
  'else{p=bar=d.createElement("p");p.className="start-failure";p.setAttribute("role","alert");',
  'p.textContent="Loading failed, so the controls of this page may not respond. ";d.body.append(p)}',
  'a.href="";a.onclick=function(){location.reload();return false};a.textContent="Try again";p.append(a)}',
  "function ask(f){return fetch(f).then(function(r){return r.status==404||",
  'r.ok&&!/javascript/.test(r.headers.get("content-type"))?"missing":r.ok?"":"error"},function(){return"error"})',
  ".then(function(type){if(type)failed(type,f)})}",
  'function go(){var files=read("start"),s=d.createElement("script");',
  "d.head.append.apply(d.head,files.map(function(f){",
  'var l=d.createElement("link");l.rel="modulepreload";l.href=f;return l}));',
  'timer=setTimeout(function(){failed("timeout",files[0])},read("site").chunkTimeout||12e4);',
  "s.onload=function(){over=1;clearTimeout(timer);if(bar)bar.remove()};",
  's.onerror=function(){Promise.all(files.map(ask)).then(function(){failed("error",files[0])})};',
  's.type="module";s.src=files[0];d.head.append(s)}',
  "if(!root.dataset.path||d.hidden)go();else requestAnimationFrame(function(){setTimeout(go)})})()",
].join("");
