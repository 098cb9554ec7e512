import type { PluginConfig } from '@docusaurus/types';
import type { Options } from '../../plugins/local-search/options';
import { loadFacts } from '../data/facts';
import { site } from './site';

/** Words that readers use for the words of the texts. */
const synonyms = [
  ['conversation', 'dialog', 'dialogue'],
  ['chatbot', 'bot', 'assistant'],
  ['permission', 'right', 'access'],
  ['download', 'export'],
  ['upload', 'import'],
  ['delete', 'remove'],
  ['clone', 'copy'],
  ['picture', 'image'],
  ['glossary', 'terms'],
  ['broadcast', 'mailing', 'newsletter'],
  ['rating', 'score', 'rate'],
  ['theme', 'mode'],
  ['dark', 'night'],
  ['human', 'person', 'agent', 'operator'],
  ['site', 'website', 'web'],
  ['вебхук', 'webhook'],
];

/** Russian words that are no terms of the product, and what the pages call them. */
const everydayWords = [
  ['и', 'and'],
  ['или', 'or'],
  ['не', 'not'],
  ['если', 'if'],
  ['иначе', 'else'],
  ['сайт', 'site'],
  ['подключить', 'connect'],
  ['настройка', 'settings'],
  ['кнопка', 'button'],
  ['ошибка', 'error'],
  ['пароль', 'password'],
  ['вход', 'sign-in'],
  ['отчет', 'report'],
  ['график', 'chart'],
  ['файл', 'file'],
  ['картинка', 'image'],
  ['язык', 'language'],
  ['голос', 'voice'],
  ['клавиша', 'key'],
  ['ссылка', 'link'],
  ['экспорт', 'export'],
  ['выгрузка', 'export'],
  ['скачать', 'download'],
  ['загрузить', 'upload'],
  ['удалить', 'delete'],
  ['создать', 'create'],
  ['добавить', 'add'],
  ['изменить', 'change'],
  ['редактор', 'editor'],
  ['поиск', 'search'],
  ['почта', 'email'],
  ['телефон', 'phone'],
  ['имя', 'name'],
  ['возраст', 'age'],
  ['город', 'city'],
  ['дата', 'date'],
  ['число', 'number'],
  ['текст', 'text'],
  ['условие', 'condition'],
  ['ограничение', 'limit'],
  ['уведомление', 'notification'],
  ['доступ', 'access'],
  ['команда', 'command'],
  ['статистика', 'statistics'],
  ['поддержка', 'support'],
  ['браузер', 'browser'],
  ['профиль', 'profile'],
  ['токен', 'token'],
  ['бот', 'assistant'],
  ['опубликовать', 'publish'],
  ['обучить', 'train'],
  ['откатить', 'roll back'],
  ['отменить', 'undo'],
  ['слить', 'merge'],
  ['слияние', 'merge'],
  ['объединить', 'merge'],
  ['сравнить', 'compare'],
  ['остановить', 'stop'],
  ['запустить', 'start'],
  ['отправить', 'send'],
  ['пригласить', 'invite'],
  ['проверить', 'check'],
  ['копировать', 'copy'],
  ['вставить', 'insert'],
  ['переименовать', 'rename'],
  ['импорт', 'import'],
  ['история', 'history'],
  ['сотрудник', 'member'],
  ['администратор', 'administrator'],
  ['право', 'right'],
  ['лимит', 'limit'],
  ['длина', 'length'],
  ['размер', 'size'],
  ['время', 'time'],
  ['период', 'period'],
  ['фильтр', 'filter'],
  ['метка', 'label'],
  ['шаблон', 'template'],
  ['аналитика', 'analytics'],
  ['интерфейс', 'interface'],
  ['экран', 'screen'],
  ['меню', 'menu'],
  ['пауза', 'pause'],
  ['ударение', 'stress'],
  ['видео', 'video'],
  ['ругательство', 'profanity'],
  ['безопасность', 'security'],
  ['данные', 'data'],
];

/** English words for things that have a name of several words here. */
const otherNames = [
  ['keyboard shortcut', 'hot keys'],
  ['shortcut', 'hot keys'],
  ['webchat', 'web chat'],
  ['regex', 'regular expression'],
  ['regexp', 'regular expression'],
  ['2fa', 'two-step sign-in'],
  ['revert', 'roll back'],
  ['escalate', 'hand-over'],
];

const terms = Object.values(loadFacts().glossary).map(({ russian, term }) => [russian, term]);

/** The list of links at the end of a page speaks of other pages; its heading is found, its words are not. */
const linksToOthers = '#see-also ~ *';

/** Changes are found in the release notes; the area of each is for the eye. */
const changes = ['.dos-changes', '.dos-change-area'];

export const search = {
  ignoreCssSelectors: [linksToOthers, ...changes],
  language: [...site.searchLanguages],
  synonyms,
  translations: [...terms, ...everydayWords, ...otherNames],
} satisfies Options;

export const searchPlugin: PluginConfig = ['./plugins/local-search/index.ts', search];
