// Made by scripts/referrers.mjs of the lists in content/referrers, whose README says how to read a line. Not to be edited.

export const country =
  /\.(?:ad|ae|al|am|as|at|az|ba|be|bf|bg|bi|bj|bs|bt|by|ca|cat|cd|cf|cg|ch|ci|cl|cm|cn|cv|cz|de|dj|dk|dm|dz|ee|es|fi|fm|fr|ga|ge|gg|gl|gm|gr|gy|hn|hr|ht|hu|ie|im|iq|is|it|je|jo|kg|ki|kz|la|li|lk|lt|lu|lv|md|me|mg|mk|ml|mn|mu|mv|mw|ne|nl|no|nr|nu|pl|pn|ps|pt|ro|rs|ru|rw|sc|se|sh|si|sk|sm|sn|so|sr|st|td|tg|tl|tm|tn|to|tt|vu|ws|co\.(?:ao|bw|ck|cr|id|il|in|jp|ke|kr|ls|ma|mz|nz|th|tz|ug|uk|uz|ve|vi|za|zm|zw)|com\.(?:af|ag|ar|au|bd|bh|bn|bo|br|bz|co|cu|cy|do|ec|eg|et|fj|gh|gi|gt|hk|jm|kh|kw|lb|ly|mm|mt|mx|my|na|ng|ni|np|om|pa|pe|pg|ph|pk|pr|py|qa|sa|sb|sg|sl|sv|tj|tr|tw|ua|uy|vc|vn))$/;

export const knownHosts = {
  none: `- accounts.google.com accounts.google.{} accounts.youtube.com appleid.apple.com idmsa.apple.com .firebaseapp.com login.live.com login.microsoftonline.com login.microsoft.com login.yahoo.com .auth0.com .okta.com .b2clogin.com passport.yandex.{} passport.yandex.com .paypal.com checkout.stripe.com hooks.stripe.com buy.stripe.com billing.stripe.com invoice.stripe.com pay.stripe.com checkout.link.com .adyen.com checkout.paddle.com buy.paddle.com pay.google.com pay.amazon.com payments.amazon.com checkout.klarna.com pay.klarna.com payments.klarna.com login.klarna.com .mollie.com`,
  email: `gmail mail.google.com gmail.com @com.google.android.gm @com.google.android.gm.lite
outlook outlook.live.com outlook.office.com outlook.office365.com outlook.cloud.microsoft outlook.com hotmail.com .mail.live.com @com.microsoft.office.outlook
yahoo .mail.yahoo.com .mail.yahoo.co.jp @com.yahoo.mobile.client.android.mail
aol .mail.aol.com @com.aol.mobile.aolapp
proton mail.proton.me mail.protonmail.com @ch.protonmail.android
fastmail .fastmail.com @com.fastmail.app
zoho mail.zoho.com mail.zoho.eu mail.zoho.in mail.zoho.com.au mail.zoho.jp
gmx .navigator.gmx.net .navigator.gmx.com navigator-bs.gmx.com navigator-bs.gmx.net 3c.gmx.net 3c-bap.gmx.net lightmailer.gmx.net lightmailer-bap.gmx.net deref-gmx.net deref-gmx.com @de.gmx.mobile.android.mail
web.de .navigator.web.de 3c.web.de 3c-bap.web.de lightmailer.web.de lightmailer-bap.web.de freemail.web.de deref-web.de deref-web-02.de @de.web.mobile.android.mail
mail.com navigator-lxa.mail.com 3c-lxa.mail.com deref-mail.com
ionos mail.ionos.com mail.ionos.de mail.ionos.co.uk mail.ionos.fr mail.ionos.es email.ionos.com
mail.ru mail.ru e.mail.ru m.mail.ru touch.mail.ru @ru.mail.mailapp
yandex mail.yandex.{} mail.yandex.com mail.yandex.ua mail.yandex.uz @ru.yandex.mail
rambler mail.rambler.ru
ukr.net mail.ukr.net
tuta app.tuta.com mail.tutanota.com app.tutanota.com @de.tutao.tutanota
hey app.hey.com @com.basecamp.hey
posteo posteo.de
mailbox.org office.mailbox.org app.mailbox.org
t-online email.t-online.de
orange messagerie.orange.fr mail01.orange.fr mail02.orange.fr
free zimbra.free.fr
libero mail.libero.it
virgilio mail.virgilio.it
seznam email.seznam.cz
wp poczta.wp.pl
o2 poczta.o2.pl
onet poczta.onet.pl
interia poczta.interia.pl
uol email.uol.com.br
terra mail.terra.com.br
naver mail.naver.com
daum mail.daum.net
qq .mail.qq.com
netease .mail.163.com .mail.126.com
rediff .mail.rediff.com
godaddy .email.secureserver.net
hostinger mail.hostinger.com
titan app.titan.email
superhuman mail.superhuman.com
shortwave app.shortwave.com
missive mail.missiveapp.com
samsung @com.samsung.android.email.provider
k9 @com.fsck.k9
thunderbird @net.thunderbird.android
spark @com.readdle.spark`,
  ai: `chatgpt chatgpt.com @com.openai.chatgpt chat.openai.com
perplexity perplexity.ai pplx.ai @ai.perplexity.app.android
claude claude.ai @com.anthropic.claude
gemini gemini.google.com @com.google.android.apps.bard bard.google.com
copilot copilot.microsoft.com copilot.com copilot.cloud.microsoft edgeservices.bing.com @com.microsoft.copilot
deepseek chat.deepseek.com @com.deepseek.chat
grok grok.com @ai.x.grok
metaai meta.ai
mistral chat.mistral.ai @ai.mistral.chat
qwen chat.qwen.ai tongyi.aliyun.com tongyi.com qianwen.com
kimi kimi.com kimi.ai kimi.moonshot.cn
doubao doubao.com
ernie yiyan.baidu.com chat.baidu.com
yuanbao yuanbao.tencent.com
z.ai chat.z.ai
poe poe.com @com.poe.android
phind phind.com
pi pi.ai
lumo lumo.proton.me
genspark genspark.ai
felo felo.ai
andi andisearch.com
komo komo.ai
manus manus.im
venice venice.ai
chatplus chatplus.com
chatglm chatglm.cn
duckai duck.ai
iask iask.ai
jasper app.jasper.ai
notebooklm notebooklm.google.com
writesonic app.writesonic.com
you you.com`,
  social: `facebook .facebook.com .fb.com fb.watch @com.facebook.katana @com.facebook.lite .fb.me
messenger .messenger.com m.me @com.facebook.orca @com.facebook.mlite
instagram .instagram.com instagr.am @com.instagram.android @com.instagram.lite
threads .threads.net @com.instagram.barcelona .threads.com
whatsapp .whatsapp.com wa.me @com.whatsapp @com.whatsapp.w4b
x .x.com @com.twitter.android .twitter.com .t.co
linkedin .linkedin.com @com.linkedin.android .lnkd.in
quora .quora.com @com.quora.android
reddit .reddit.com redd.it @com.reddit.frontpage
pinterest .pinterest.com pin.it pinterest.it pinterest.at pinterest.com.mx pinterest.co.kr pinterest.cl @com.pinterest .pinterest.ca .pinterest.ch .pinterest.co.uk .pinterest.com.au .pinterest.de .pinterest.dk .pinterest.es .pinterest.fr .pinterest.ie .pinterest.info .pinterest.jp .pinterest.nz .pinterest.pt .pinterest.se
tiktok .tiktok.com @com.zhiliaoapp.musically @com.ss.android.ugc.trill
snapchat .snapchat.com @com.snapchat.android
youtube .youtube.com @com.google.android.youtube .youtu.be
telegram .telegram.org .telegram.me .t.me @org.telegram.messenger @org.telegram.messenger.web
discord .discord.com @com.discord .discord.gg .discordapp.com
bluesky .bsky.app bsky.social @xyz.blueskyweb.app .skyfeed.app
mastodon .mastodon.social @org.joinmastodon.android .mastodon.cloud .mastodon.xyz .mastodon.art .mamot.fr .pawoo.net .mstdn.io .mstdn.jp .quey.org .social.tchncs.de .mastodont.cat .bitcoinhackers.org .fosstodon.org .chaos.social .vis.social .typo.social .front-end.social .hachyderm.io .mastodon.online .newsie.social .mstdn.social .indieweb.social .sfba.social .mas.to .mstdn.party .c.im .mastodonapp.uk .universeodon.com .social.vivaldi.net .ohai.social .toot.community .masto.ai .mastodon.scot .mastodon.world .mastodon.nz .graphics.social .mastodon.eus .mastodon.jalgi.eus .tkm.eus
tumblr .tumblr.com @com.tumblr .t.umblr.com
hackernews .news.ycombinator.com
nextdoor .nextdoor.com .nextdoor.co.uk @com.nextdoor
twitch .twitch.tv @tv.twitch.android.app
lemmy .lemmy.world .lemmy.ml
line .line.me @jp.naver.line.android
kakao story.kakao.com open.kakao.com @com.kakao.talk
viber .viber.com @com.viber.voip
vk .vk.com .vk.ru @com.vkontakte.android .vkontakte.ru
odnoklassniki .ok.ru @ru.ok.android .odnoklassniki.ru
weibo .weibo.com .weibo.cn @com.sina.weibo .t.cn
wechat @com.tencent.mm .wechat.com .mp.weixin.qq.com .open.weixin.qq.com .channels.weixin.qq.com
xiaohongshu .xiaohongshu.com xhslink.com
truthsocial .truthsocial.com
tagged .tagged.com
mewe .mewe.com
gab .gab.com
badoo .badoo.com
bilibili .bilibili.com
classmates .classmates.com
douyin .douyin.com
douyu .douyu.com
gaiaonline .gaiaonline.com
geni .geni.com
douban .douban.com
dribbble .dribbble.com
fetlife .fetlife.com
flickr .flickr.com
foursquare .foursquare.com
gree .gree.jp
habbo .habbo.com
hi5 .hi5.com
huya .huya.com
lang-8 .lang-8.com
lastfm .last.fm .lastfm.ru .lastfm.de .lastfm.es .lastfm.fr .lastfm.it .lastfm.jp .lastfm.pl .lastfm.com.br .lastfm.se .lastfm.com.tr
livejournal .livejournal.ru .livejournal.com
missevan .missevan.com
mixi .mixi.jp
mail.ru .my.mail.ru
myheritage .myheritage.com
myspace .myspace.com
niconico .nicovideo.jp
qzone .qzone.qq.com
pixelfed .pixelfed.social .pixelfed.de .pxlmo.com .metapixl.com .pix.toot.wales .pixelfed.uno .pixey.org
renren .renren.com
skyrock .skyrock.com
soundcloud .soundcloud.com .gate.sc
taringa .taringa.net
twitcast .twitcasting.tv
v2ex .v2ex.com
vimeo .vimeo.com
workplace .workplace.com
xing .xing.com`,
  organic: `360 so.com m.so.com
google google.com @com.google.android.googlequicksearchbox @com.google.android.apps.searchlite google.{} encrypted.google.com www2.google.com ipv6.google.com go.google.com images.google.com images.google.{}
bing bing.com m.bing.com www2.bing.com www4.bing.com @com.microsoft.bing {}.bing.com global.bing.com
yahoo .search.yahoo.com .search.yahoo.co.jp yahoo.com {}.yahoo.com espanol.yahoo.com yahoo.co.jp
duckduckgo html.duckduckgo.com lite.duckduckgo.com safe.duckduckgo.com start.duckduckgo.com noai.duckduckgo.com duckduckgo.com r.duckduckgo.com
yandex yandex.com yandex.eu yandex.com.ge yandex.com.am yandex.ua yandex.uz @ru.yandex.searchplugin yandex.ru yandex.{} m.yandex.{} ya.ru
baidu wap.baidu.com baidu.com www1.baidu.com m.baidu.com baidu.co.th
startpage .startpage.com
qwant qwant.com lite.qwant.com
brave search.brave.com
kagi kagi.com
mojeek mojeek.com mojeek.co.uk
swisscows swisscows.com
metager metager.org metager.de
presearch presearch.com
yep yep.com
ask ask.com uk.ask.com
aol .search.aol.com search.aol.co.uk
msn search.msn.com
lycos search.lycos.com
dogpile dogpile.com
webcrawler webcrawler.com
lilo search.lilo.org
naver search.naver.com m.search.naver.com
daum search.daum.net m.search.daum.net
seznam search.seznam.cz
rambler nova.rambler.ru
coccoc coccoc.com
petal petalsearch.com
sogou m.sogou.com wap.sogou.com sogou.com
shenma m.sm.cn
avg search.avg.com isearch.avg.com
gmx suche.gmx.net search.gmx.com
avira search.avira.com search.avira.net safesearch.avira.com
disconnectsearch search.disconnect.me
ecosia ecosia.org
gibiru gibiru.com
mail.ru go.mail.ru
t-online suche.t-online.de
web.de suche.web.de m.suche.web.de`,
};
