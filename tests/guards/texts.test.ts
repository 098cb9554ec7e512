import { apiDocumentGuards } from './apiDocumentGuards';
import { dlExampleGuards } from './dlExampleGuards';
import { prove } from './prove';
import { receiverGuards } from './receiverGuards';
import { textGuards } from './textGuards';

prove([...textGuards, ...dlExampleGuards, ...apiDocumentGuards, ...receiverGuards], ['text', 'receivers']);
