@echo off
rem Double-click this file on Windows to open the desk.
title The desk
cd /d "%~dp0"
where node >nul 2>nul || set "PATH=%PATH%;%ProgramFiles%\nodejs;%LOCALAPPDATA%\Programs\nodejs;%LOCALAPPDATA%\Volta\bin"
where node >nul 2>nul
if errorlevel 1 (
  echo The desk needs Node, and this computer doesn't have it.
  echo Install it from https://nodejs.org/en/download and open the desk again.
  pause
  exit /b 1
)
node office\start\start-desk.mjs %*
if errorlevel 1 pause
