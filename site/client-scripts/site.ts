// The script of every page, one file for all: each part acts where it finds its elements.
import './ended-events.ts';
import './frame-height.ts';
import './member-buttons.ts';
import './offline.ts';
import './site-header.ts';
import './video-facade.ts';
import './widget-frame.ts';
import { sendReports } from './send-reports.ts';

sendReports();
